import type { Answer } from '../document-type.ts';
import type { Operation } from '../queue/save-queue-types.ts';
import type { Task } from './task-type.ts';
import type { BrowserTab } from './model-browser.ts';

export interface Sent {
  readonly tab: BrowserTab;
  /** The device's record. */
  readonly record: string;
  readonly operation: Operation<Task>;
  /** Null once the client has its answer or has given up. */
  resolve: ((answer: Answer<Task>) => void) | null;
}

export const NO_ANSWER: Answer<Task> = { type: 'failed', code: null, isRefused: false };

/** Requests in transit, and checks of the rules that every client must follow when sending. */
export class EngineWire {
  readonly onWire: Sent[] = [];
  private readonly firstBytes = new Map<string, string>();
  /** Operation by record that must be resent because its outcome is unknown. */
  private readonly unanswered = new Map<string, string>();
  sends = 0;
  resends = 0;
  doubleSenders = 0;
  changedResends = 0;

  send(sent: Sent): void {
    this.sends += 1;
    const { opId } = sent.operation;
    const bytes = JSON.stringify(sent.operation);
    if (this.onWire.some((one) => one.record === sent.record && one.resolve !== null && one.tab.isAlive))
      this.doubleSenders += 1;
    const owed = this.unanswered.get(sent.record);
    if (owed !== undefined) this.resends += 1;
    if ((owed ?? opId) !== opId || (this.firstBytes.get(opId) ?? bytes) !== bytes) this.changedResends += 1;
    this.firstBytes.set(opId, bytes);
    this.unanswered.set(sent.record, opId);
    this.onWire.push(sent);
  }

  answer(sent: Sent, answer: Answer<Task>): void {
    const { resolve, operation, record, tab } = sent;
    sent.resolve = null;
    if (resolve === null || !tab.isAlive) return;
    const hasAnswer = answer !== NO_ANSWER;
    if (hasAnswer && this.unanswered.get(record) === operation.opId) this.unanswered.delete(record);
    // A refused save changed nothing, so its key may carry other content.
    if (hasAnswer && answer.type === 'failed') this.firstBytes.delete(operation.opId);
    resolve(answer);
  }

  remove(sent: Sent): void {
    this.onWire.splice(this.onWire.indexOf(sent), 1);
  }
}
