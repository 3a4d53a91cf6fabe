import { parseArgs } from 'node:util';
import { BrokenRelease, importRelease, removeFoodFile } from '../adapters/fdc/index.js';

/** The official survey release (FNDDS); another may be named on the command line or by FDC_RELEASE_URL. */
const SURVEY = 'https://fdc.nal.usda.gov/fdc-datasets/FoodData_Central_survey_food_csv_2024-10-31.zip';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { remove: { type: 'boolean', default: false } } });
const dataDir = process.env.DATA_DIR ?? '.data';

if (values.remove) {
  console.log(
    (await removeFoodFile(dataDir)) ? 'The imported foods are gone; the built-in table alone is used.' : 'No foods were imported.',
  );
} else {
  try {
    const report = await importRelease(positionals[0] ?? process.env.FDC_RELEASE_URL ?? SURVEY, dataDir, showProgress());
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    console.log(`${report.imported} foods imported to ${report.path}. Running processes use them within a minute.`);
    for (const { reason, count, examples } of report.skipped)
      console.log(`left out: ${count}, ${reason} (${examples.join('; ')}${count > examples.length ? '; ...' : ''})`);
  } catch (error) {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    if (!(error instanceof BrokenRelease)) throw error;
    console.error(`${error.message} The foods in use stay as they were.`);
    process.exitCode = 1;
  }
}

/** A line that moves on a terminal, and nothing elsewhere. */
function showProgress() {
  const read = new Map<string, number>();
  let shown = 0;
  return ({ file, bytes }: { file: string; bytes: number }) => {
    read.set(file, file === 'download' ? bytes : (read.get(file) ?? 0) + bytes);
    if (!process.stderr.isTTY || Date.now() - shown < 100) return;
    shown = Date.now();
    process.stderr.write(`\r\u001b[K${file}: ${(read.get(file)! / 1_048_576).toFixed(1)} MB`);
  };
}
