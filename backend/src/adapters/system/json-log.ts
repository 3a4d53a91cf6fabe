import { Log } from '../../ports/process/log.js';
import { currentTrace } from '../../ports/process/trace.js';

const LEVELS = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof LEVELS)[number];

const PHONE = /(?<!\d)(\+?1?[2-9]\d{2})[\s().-]{0,2}\d{3}[\s.-]?\d{2}(\d{2})(?!\d)/g;

/** Phone numbers as staff may see them: +1202*****23. */
export function maskPhones(text: string): string {
  return text.replace(PHONE, '$1*****$2');
}

/** One JSON object a line. */
export class JsonLog extends Log {
  constructor(
    private readonly least: LogLevel = 'info',
    private readonly write: (line: string) => void = (line) => process.stdout.write(line),
  ) {
    super();
  }

  override info(event: string, facts: Record<string, unknown> = {}): void {
    this.line('info', event, facts);
  }

  override warn(event: string, facts: Record<string, unknown> = {}): void {
    this.line('warn', event, facts);
  }

  override error(event: string, error: unknown, facts: Record<string, unknown> = {}): void {
    const { message, stack, code } =
      error instanceof Error ? (error as Error & { code?: string }) : { message: String(error), stack: undefined, code: undefined };
    // The first lines of a stack say where; a database's message may quote a row, so it is cut.
    this.line('error', event, {
      ...facts,
      error: message.slice(0, 300),
      code,
      at: stack
        ?.split('\n')
        .slice(1, 6)
        .map((one) => one.trim()),
    });
  }

  private line(level: LogLevel, event: string, facts: Record<string, unknown>): void {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(this.least)) return;
    let text: string;
    try {
      text = JSON.stringify({ time: new Date().toISOString(), level, event, ...facts });
    } catch {
      text = JSON.stringify({ time: new Date().toISOString(), level, event });
    }
    const masked = maskPhones(text);
    const traceId = currentTrace();
    // Apart from what is masked: digits in it are no phone number.
    this.write(`${traceId ? masked.replace('{', `{"traceId":"${traceId}",`) : masked}\n`);
  }
}
