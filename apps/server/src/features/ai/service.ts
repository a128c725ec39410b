import { planLimits } from '@lauda/domain/entitlement';
import { generateText, type LanguageModel, Output, streamText, type TextStreamPart, type ToolSet } from 'ai';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { activeTracer } from '../../platform/tracing/tracing.ts';
import { createBreaker } from './breaker.ts';
import type { AiAllowance, AiCall, AiTurn, CountedAllowance } from './call.ts';
import { CutError, readFailure } from './failure.ts';
import { createLedger } from './ledger.ts';
import { createPlaceholders, type Placeholders } from './placeholders.ts';
import { composePrompt, estimateTokens, type Prompt, promptTokens } from './prompt.ts';
import { findCounts } from './queries.ts';
import { restoreTexts } from './restore-texts.ts';

export type { AiCall, AiTurn } from './call.ts';
export type { ClaimFinder, ClaimsQuestion } from './second-reader.ts';

/** Timeout of the second reader: the user waits for it with a finished answer. */
const MAX_CHECK_SECONDS = 20;

export interface AiEnv {
  AI_TIMEOUT_SECONDS: number;
  AI_MAX_OUTPUT_TOKENS: number;
  AI_SECOND_READER: 'on' | 'off';
  AI_USER_DAILY_TOKENS: number;
  AI_MONTHLY_TOKENS: number;
}

export interface AiServiceDeps {
  /** Null when none is configured. */
  model: LanguageModel | null;
  env: AiEnv;
  systemDb: Kysely<DB>;
  hasProAccess: (userId: string) => Promise<boolean>;
  log: Log;
  metrics: Pick<Metrics, 'modelCalls'>;
}

interface Allowed {
  readonly used: number;
  /** Null for unlimited. */
  readonly limit: number | null;
}

export interface AiService {
  /** Whether a model is configured. Without one every call throws AI_OFF. */
  isOn(): boolean;
  /** Whether a second reader checks answers for facts that the user never stated. */
  hasSecondReader(): boolean;
  /** Delivered answers of a user, and their quota. */
  usageOf(userId: string): Promise<Record<CountedAllowance, Allowed>>;
  /**
   * One answer that matches the schema (an object), passed to `finish`. It is counted only after `finish` has
   * succeeded. Throws AI_OFF, PLAN_REQUIRED, AI_LIMIT_REACHED, RATE_LIMITED (daily tokens used up), UNAVAILABLE
   * (monthly tokens used up, or the model is down) or AI_FAILED (unusable answer; not counted).
   */
  answer<T, R>(call: AnswerCall<T, R>): Promise<R>;
  /** Streams an answer; counted when the stream completes. Leaving the loop cancels the upstream call. */
  stream(call: AiCall & { readonly history?: readonly AiTurn[] | undefined }): AsyncIterable<string>;
}

interface AnswerCall<T, R> extends AiCall {
  readonly schema: z.ZodMiniType<T>;
  /**
   * Processes the answer. If it throws, for example because the claim checks are overloaded, nothing is counted.
   */
  readonly finish: (answer: T) => Promise<R> | R;
}

/** One running call: its reservation, its abort signal and its usage so far. */
interface Run {
  readonly model: LanguageModel;
  readonly prompt: Prompt;
  readonly placeholders: Placeholders;
  readonly signal: AbortSignal;
  /** For a completed call. Uses the provider's token counts, or an estimate where there are none. */
  settle(usage: { inputTokens: number | undefined; outputTokens: number | undefined }): Promise<void>;
  /** Returns the error to throw; nothing is counted. */
  fail(error: unknown): Promise<AppError>;
  noteWritten(characters: number): void;
}

export function createAiService({
  model,
  env,
  systemDb,
  hasProAccess,
  log,
  metrics,
}: AiServiceDeps): AiService {
  // Separate breakers: a slow second reader must not block writing.
  const breakers = { writing: createBreaker(), checking: createBreaker() };
  const ledger = createLedger(systemDb, {
    timeoutSeconds: env.AI_TIMEOUT_SECONDS,
    userDailyTokens: env.AI_USER_DAILY_TOKENS,
    monthlyTokens: env.AI_MONTHLY_TOKENS,
  });

  const limitOf = async (userId: string, allowance: AiAllowance): Promise<number | null> => {
    if (allowance === 'none') return null;
    const isPro = await hasProAccess(userId);
    if (allowance === 'pro' && !isPro) throw new AppError('PLAN_REQUIRED');
    const { aiSuggestions, aiLetters } = planLimits(isPro);
    return { suggestion: aiSuggestions, letter: aiLetters, pro: null }[allowance];
  };

  const begin = async (call: AiCall, history: readonly AiTurn[] = []): Promise<Run> => {
    if (model === null) throw new AppError('AI_OFF');
    const { userId } = call.actor;
    const { purpose, allowance } = call;
    const limit = await limitOf(userId, allowance);
    const breaker = purpose === 'check' ? breakers.checking : breakers.writing;
    const seconds = Math.min(env.AI_TIMEOUT_SECONDS, purpose === 'check' ? MAX_CHECK_SECONDS : Infinity);
    const placeholders = createPlaceholders(call.person);
    const prompt = composePrompt(call, placeholders, history);
    const read = promptTokens(prompt);
    const tokens = read + env.AI_MAX_OUTPUT_TOKENS;
    const reservation = await ledger.reserve({ userId, purpose, allowance, limit, tokens });
    if (!breaker.canTry()) {
      await ledger.release(reservation, 0);
      throw new AppError('UNAVAILABLE');
    }
    const span = activeTracer()?.open(`model ${purpose}`, { kind: 'client' });
    const signals = { gone: call.signal, time: AbortSignal.timeout(seconds * 1000) };
    let written = 0;
    return {
      model,
      prompt,
      placeholders,
      signal: AbortSignal.any([signals.gone, signals.time]),
      noteWritten: (characters) => {
        written += characters;
      },
      settle: async ({ inputTokens, outputTokens }) => {
        signals.gone.throwIfAborted();
        await ledger.settle(reservation, (inputTokens ?? read) + (outputTokens ?? estimateTokens(written)));
        breaker.succeeded();
        metrics.modelCalls.inc({ purpose, outcome: 'settled' });
        span?.end();
      },
      fail: async (error) => {
        const failure = readFailure(error, { ...signals, hasBegun: written > 0 });
        if (failure.isModelDown) breaker.failed();
        metrics.modelCalls.inc({ purpose, outcome: failure.reason });
        span?.end({ error: { name: failure.reason } });
        log.warn(purpose === 'check' ? 'ai.check-failed' : 'ai.failed', { userId, reason: failure.reason });
        await ledger.release(reservation, failure.isCharged ? read + estimateTokens(written) : 0);
        return failure.error;
      },
    };
  };

  const settingsOf = ({ model: writer, prompt, signal }: Run) => ({
    model: writer,
    instructions: prompt.instructions,
    messages: prompt.messages,
    maxOutputTokens: env.AI_MAX_OUTPUT_TOKENS,
    // One upstream call per ledger entry; the caller decides about retries.
    maxRetries: 0,
    abortSignal: signal,
    providerOptions: { openai: { strictJsonSchema: false }, compatible: { strictJsonSchema: false } },
  });

  return {
    isOn: () => model !== null,
    hasSecondReader: () => model !== null && env.AI_SECOND_READER === 'on',

    usageOf: async (userId) => {
      const counts = (await findCounts(systemDb, userId)) ?? { suggestion: 0, letter: 0 };
      const { aiSuggestions, aiLetters } = planLimits(await hasProAccess(userId));
      return {
        suggestion: { used: counts.suggestion, limit: aiSuggestions },
        letter: { used: counts.letter, limit: aiLetters },
      };
    },

    answer: async <T, R>({ schema, finish, ...call }: AnswerCall<T, R>): Promise<R> => {
      const run = await begin(call);
      try {
        const { output, usage, text, finishReason } = await generateText({
          ...settingsOf(run),
          output: Output.object({ schema }),
        });
        run.noteWritten(text.length);
        if (finishReason !== 'stop') throw new CutError();
        const finished = await finish(restoreTexts(output, run.placeholders.restore));
        await run.settle(usage);
        return finished;
      } catch (error) {
        throw await run.fail(error);
      }
    },

    stream: async function* ({ history, ...call }) {
      const run = await begin(call, history);
      const leaving = new AbortController();
      let hasEnded = false;
      try {
        const { stream } = streamText({
          ...settingsOf(run),
          abortSignal: AbortSignal.any([run.signal, leaving.signal]),
          // The stream itself carries the error; without this handler the library also prints it.
          onError: () => {},
        });
        const restorer = run.placeholders.createRestorer();
        let end: Extract<TextStreamPart<ToolSet>, { type: 'finish' }> | null = null;
        for await (const part of stream) {
          if (part.type === 'error') throw part.error;
          if (part.type === 'finish') end = part;
          if (part.type !== 'text-delta') continue;
          run.noteWritten(part.text.length);
          yield restorer.push(part.text);
        }
        yield restorer.end();
        if (end?.finishReason !== 'stop') throw new CutError();
        await run.settle(end.totalUsage);
        hasEnded = true;
      } catch (error) {
        hasEnded = true;
        throw await run.fail(error);
      } finally {
        // A consumer that stopped reading leaves the loop without an error.
        if (!hasEnded) {
          leaving.abort();
          await run.fail(new CutError());
        }
      }
    },
  };
}
