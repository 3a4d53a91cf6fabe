import { Controller, Get, Header, HttpCode, NotFoundException, Param, Post, Redirect } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type SignedEvent, TEST_ACTIONS, type TestAction, TestBilling } from '../../ports/billing/test-billing.js';
import { handleBillingEvents } from '../../usecases/billing/handle-billing-events.js';
import { hearBillingEvent } from '../../usecases/billing/hear-billing-event.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { Public, Signed } from '../access.js';
import { checkoutPage, invoicePage, portalPage } from './test-page.js';

const HTML = 'text/html; charset=utf-8';
const SEE_OTHER = 303;
const CHECKOUT = '/billing/test/checkout';
const PORTAL = '/billing/test/portal';

/**
 * The pages of the local stand-in for a payment provider; only there while it is in use. Like a provider's, they ask for
 * no session: whoever holds the unguessable address may use it, and so writes need not come from our own script.
 */
@Controller('billing/test')
@Public()
@Signed()
@ApiExcludeController()
export class TestBillingController {
  constructor(
    private readonly deps: Dependencies,
    private readonly billing: TestBilling,
  ) {}

  @Get('checkout/:checkout')
  @Header('Content-Type', HTML)
  @Header('Cache-Control', 'no-store')
  async checkout(@Param('checkout') id: string): Promise<string> {
    return checkoutPage(`${CHECKOUT}/${id}`, found(await this.billing.checkout(id)));
  }

  @Post('checkout/:checkout/pay')
  @Redirect('/subscription?success=true', SEE_OTHER)
  async pay(@Param('checkout') id: string): Promise<void> {
    await this.deliver(found(await this.billing.pay(id)));
  }

  @Post('checkout/:checkout/leave')
  @Redirect('/subscription?canceled=true', SEE_OTHER)
  leave(): void {
    // The page stays open, as a provider's does.
  }

  @Get('portal/:portal')
  @Header('Content-Type', HTML)
  @Header('Cache-Control', 'no-store')
  async portal(@Param('portal') id: string): Promise<string> {
    return portalPage(`${PORTAL}/${id}`, found(await this.billing.portal(id)));
  }

  @Get('invoice/:invoice')
  @Header('Content-Type', HTML)
  @Header('Cache-Control', 'no-store')
  async invoice(@Param('invoice') id: string): Promise<string> {
    return invoicePage(found(await this.billing.invoice(id)));
  }

  @Post('portal/:portal/:subscription/:action')
  @HttpCode(SEE_OTHER)
  @Redirect()
  async act(
    @Param('portal') id: string,
    @Param('subscription') subscription: string,
    @Param('action') written: string,
  ): Promise<{ url: string; statusCode: number }> {
    const action = found(TEST_ACTIONS.find((one): one is TestAction => one === written) ?? null);
    await this.deliver(found(await this.billing.act(id, subscription, action)));
    return { url: `${PORTAL}/${id}`, statusCode: SEE_OTHER };
  }

  /** As a provider would post them; the screens behind the redirect then show what came of it. */
  private async deliver(events: SignedEvent[]): Promise<void> {
    for (const { raw, signature } of events) await hearBillingEvent(this.deps, raw, signature);
    await handleBillingEvents(this.deps);
  }
}

function found<T>(thing: T | null): T {
  if (thing === null) throw new NotFoundException('Not found');
  return thing;
}
