import { runBench } from './support/run-bench.js';
import { benchTexts } from './support/texts.js';

/** Turns: from a stored text to the committed reply, and the same statements sent bare to a copy of the database. */
export async function measure({ quick, postgres, folder }) {
  const input = Array.from({ length: quick ? 200 : 1000 }, (_, index) => benchTexts[index % benchTexts.length]).join('\n');
  const { p50, p95, perSecond, barePerSecond, statements } = await runBench('bench-turn', { postgres, folder }, input);
  return [
    { name: 'turn, median', figure: p50, unit: 'ms' },
    { name: 'turn, p95', figure: p95, unit: 'ms', atMost: 30 },
    {
      name: 'turns, one after the other',
      figure: perSecond,
      unit: '/s',
      ratio: perSecond / barePerSecond,
      floor: `the same SQL bare: ${Math.round(barePerSecond)}/s`,
    },
    { name: 'statements a turn', figure: statements, unit: '' },
  ];
}
