// npm run conformance: the official suite over our Node host. Says what fails, what it remarks, and the count.
import { describeWrong } from '../test/checked-wire.ts';
import { runConformance } from '../test/conformance/run-conformance.ts';

const { lines, problems, wire } = await runConformance();
const { sent, received } = wire.counts;
console.log(`Official schema: ${sent} sent and ${received} received messages checked.`);
console.log(lines.join('\n'));
problems.push(...describeWrong(wire, 'received'));
if (problems.length > 0) {
  console.error(`\nNot as expected:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exitCode = 1;
}
