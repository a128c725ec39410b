// The closing line of CI, from the results that the full runs left behind. Plain JavaScript, because it
// must also answer when nothing could be installed.
import { readFileSync } from 'node:fs';

const read = (name) => {
  try {
    return JSON.parse(readFileSync(new URL(`../.reports/${name}.json`, import.meta.url), 'utf8'));
  } catch {
    return null;
  }
};

const unit = read('vitest');
const e2e = read('e2e');
const flaky = e2e?.stats?.flaky ?? 0;
const passed = (unit?.numPassedTests ?? 0) + (e2e?.stats?.expected ?? 0) + flaky;
const failed = (unit?.numFailedTests ?? 0) + (e2e?.stats?.unexpected ?? 0);
if (flaky > 0) console.log(`${flaky} passed only the second time: see 'flaky' above`);
// A run that broke off elsewhere has failed, even if every test it got to passed.
const brokeOff = process.argv[2] !== '0' && failed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed + brokeOff} failed`);
