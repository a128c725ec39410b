// Prints CI's last line from the results of the full runs. Plain JavaScript, because it must also run if nothing could
// be installed.
import { readFileSync } from 'node:fs';

const read = (name) => {
  try {
    return JSON.parse(readFileSync(new URL(`../.reports/${name}.json`, import.meta.url), 'utf8'));
  } catch {
    return null;
  }
};

const unit = read('vitest');
const inBrowsers = ['e2e', 'kills', 'engines'].map(read);
const sumOf = (kind) => inBrowsers.reduce((sum, run) => sum + (run?.stats?.[kind] ?? 0), 0);
const passed = (unit?.numPassedTests ?? 0) + sumOf('expected') + sumOf('flaky');
const failed = (unit?.numFailedTests ?? 0) + sumOf('unexpected');
// Repeats the failures here, because a long log is often truncated to its end.
const unitTests = (unit?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
for (const { fullName, failureMessages } of unitTests.filter(({ status }) => status === 'failed'))
  console.log(`failed: ${fullName}: ${failureMessages[0]?.split('\n')[0]}`);
const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];
for (const { title, file, tests } of inBrowsers.flatMap((run) => (run?.suites ?? []).flatMap(specsIn)))
  if (tests.some(({ status }) => status === 'unexpected')) console.log(`failed: ${file}: ${title}`);
// A unit test that passed but has a failure message failed on its first try.
const secondTries = unitTests.filter(
  ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
);
for (const { fullName, failureMessages } of secondTries)
  console.log(`passed only the second time: ${fullName}: ${failureMessages[0].split('\n')[0]}`);
if (sumOf('flaky') > 0)
  console.log(`${sumOf('flaky')} in a browser passed only the second time: see 'flaky' above`);
// An aborted run has failed, even if every test it reached passed.
const brokeOff = process.argv[2] !== '0' && failed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed + brokeOff} failed`);
