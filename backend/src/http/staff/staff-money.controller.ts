import { BadGatewayException, Body, ConflictException, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { AskCancellation, AskRefund, Problem, StaffMoney, StaffMoneyOrder } from '../../contract/index.js';
import { BillingUnavailable, type Invoice } from '../../ports/billing/billing.js';
import type { NewMoneyOrder, RefundBounds } from '../../ports/storage/money/money-orders.js';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import { settleMoneyOrder } from '../../usecases/billing/settle-money-orders.js';
import { mayStaff } from '../../usecases/staff/capabilities.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { ConsoleController, OfId } from './console-controller.js';
import { notOrdered } from './money-words.js';
import { notThere } from './refuse.js';
import { Actor, ForStaff, Staff } from './staff-access.js';
import { StaffIdPipe } from './staff-id.pipe.js';
import { findMoney, presentOrder } from './staff-money.js';

/** A user's money: what they paid, and what staff have done with it. What is asked for is stored before the provider is asked. */
@ConsoleController('/users/:id')
@OfId('the user')
export class StaffMoneyController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Get('money')
  @ForStaff('look')
  @ApiOperation({ summary: 'What a user pays, paid, and was given back' })
  @ApiResponse({ status: 200, type: StaffMoney })
  async money(@Param('id', StaffIdPipe) id: string, @Staff() { account }: StaffCaller): Promise<StaffMoney> {
    const found = await findMoney({ deps: this.deps, staff: this.staff }, id, mayStaff(account.role, 'money'));
    if (!found) throw notThere();
    return found;
  }

  @Post('refunds')
  @HttpCode(201)
  @ForStaff('money')
  @ApiOperation({ summary: 'Give back what was paid on an invoice, whole or in part; above an amount a colleague has to consent' })
  @ApiResponse({ status: 201, type: StaffMoneyOrder })
  @ApiResponse({ status: 502, type: Problem, description: 'The provider could not be asked what was paid; nothing was done' })
  async refund(
    @Param('id', StaffIdPipe) userId: string,
    @Body() { key, invoiceId, cents, reason }: AskRefund,
    @Actor() by: StaffActor,
  ): Promise<StaffMoneyOrder> {
    const customerId = await this.customerOf(userId);
    const readAt = this.deps.clock.now();
    const held = await this.deps.moneyOrders.one(userId, key);
    const invoice = held ? null : await this.invoice(customerId, invoiceId);
    const left = invoice ? invoice.paidCents - invoice.refundedCents : 0;
    const currency = invoice?.currency ?? held?.currency ?? 'usd';
    const order = { id: key, userId, customerId, kind: 'refund' as const, invoiceId, cents, currency };
    return this.take(order, { left, readAt, alone: this.staff.refundAlone }, { by, reason });
  }

  @Post('cancellation')
  @HttpCode(201)
  @ForStaff('money')
  @ApiOperation({ summary: 'End what a user pays for: with the period that is paid, or at once' })
  @ApiResponse({ status: 201, type: StaffMoneyOrder })
  async cancel(
    @Param('id', StaffIdPipe) userId: string,
    @Body() { key, when, reason }: AskCancellation,
    @Actor() by: StaffActor,
  ): Promise<StaffMoneyOrder> {
    const customerId = await this.customerOf(userId);
    const kind = when === 'now' ? 'cancel-now' : 'cancel-at-end';
    return this.take({ id: key, userId, customerId, kind, invoiceId: null, cents: null, currency: null }, null, { by, reason });
  }

  /** Stores what is asked for, and then has it done, as far as the provider answers now; the worker does the rest. */
  private async take(
    order: NewMoneyOrder,
    bounds: RefundBounds | null,
    cause: { by: StaffActor; reason: string },
  ): Promise<StaffMoneyOrder> {
    const { moneyOrders, clock } = this.deps;
    const asked = await moneyOrders.ask(order, bounds, cause, clock.now());
    if (asked !== 'waiting' && asked !== 'due' && asked !== 'repeated') throw notOrdered(asked);
    if (asked === 'due') await settleMoneyOrder(this.deps, (await moneyOrders.one(order.userId, order.id))!);
    return presentOrder((await moneyOrders.one(order.userId, order.id))!);
  }

  private async customerOf(userId: string): Promise<string> {
    const [user, stored] = await Promise.all([this.deps.accounts.byId(userId), this.deps.subscriptions.of(userId)]);
    if (!user) throw notThere();
    if (!stored?.customerId) throw new ConflictException('This user never bought anything here.');
    return stored.customerId;
  }

  private async invoice(customerId: string, invoiceId: string): Promise<Invoice> {
    const found = await this.deps.billing.invoicesOf(customerId).catch((error: unknown) => {
      if (!(error instanceof BillingUnavailable)) throw error;
      throw new BadGatewayException('The provider could not be asked what was paid. Nothing was done; please try again in a minute.');
    });
    const invoice = found.find(({ id }) => id === invoiceId);
    if (!invoice) throw new ConflictException('This user has no such invoice.');
    return invoice;
  }
}
