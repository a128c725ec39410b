import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fabricated, type ModelAnswer, type ModelQuestion, obeyed, plainAnswer } from './model-answers.ts';
import { COACH_ANSWERS } from './model-answers-coach.ts';
import { FACT_ANSWERS } from './model-answers-facts.ts';
import { IMPORT_ANSWERS } from './model-answers-imports.ts';
import { SUGGESTION_ANSWERS } from './model-answers-suggestions.ts';
import { TAILORING_ANSWERS } from './model-answers-tailoring.ts';
import { TRANSLATION_ANSWERS, TRANSLATION_FAULTS } from './model-answers-translation.ts';
import { type Wire, type WireRequest, WIRES } from './model-wires.ts';

/** Behavior of the model. A request can select one by containing 'model:slow' anywhere in its text. */
export const MODEL_MODES = [
  'honest',
  'fabricate',
  'injected',
  'broken',
  'misshapen',
  'slow',
  'busy',
  'down',
  'cut',
  'drops',
  'renames',
] as const;
export type ModelMode = (typeof MODEL_MODES)[number];

export interface ModelCall {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The raw body. */
  readonly body: string;
  readonly question: ModelQuestion;
  readonly mode: ModelMode;
  /** The client disconnected before the answer was complete. */
  wasAborted: boolean;
}

export interface ModelServer {
  /** Value for AI_BASE_URL. */
  readonly url: string;
  /** In order of arrival. */
  readonly calls: readonly ModelCall[];
  /** Mode of requests that select none. */
  mode: ModelMode;
  /** Answers by task; they override the built-in ones. */
  readonly answers: Record<string, ModelAnswer>;
  close(): Promise<void>;
}

interface ModelServerOptions {
  /** Any free port by default. */
  port?: number;
  /** Delay before each answer, to make waiting visible. */
  delayMs?: number;
}

const KEY = 'stand-in-key';

/** Environment that points the product at this server. */
export const modelEnv = (port: number): Record<string, string> => ({
  AI_PROVIDER: 'compatible',
  AI_MODEL: 'stand-in',
  AI_API_KEY: KEY,
  AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
});

/** Duration of an answer in slow mode, unless the client gives up. */
const SLOW_MS = 120_000;

const pause = (ms: number, response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const parseData = (text: string): Record<string, string> => {
  const json = text.slice(text.indexOf('{'));
  try {
    return JSON.parse(json) as Record<string, string>;
  } catch {
    return {};
  }
};

function readQuestion({ system, messages, schema }: WireRequest): ModelQuestion {
  return {
    task: /^Task: ([\w-]+)/m.exec(system)?.[1] ?? '',
    instructions: system,
    data: parseData(messages[0]?.text ?? ''),
    turns: messages.slice(1),
    schema,
    isPortuguese: system.includes('Portuguese'),
  };
}

const isMode = (word: string | undefined): word is ModelMode =>
  (MODEL_MODES as readonly unknown[]).includes(word);

/** A fake AI model: it speaks three providers' APIs, answers by rule, and misbehaves when told to. */
export async function startModelServer({
  port = 0,
  delayMs = 0,
}: ModelServerOptions = {}): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  const answers: Record<string, ModelAnswer> = {};
  const state = { mode: 'honest' as ModelMode };

  const textFor = async (question: ModelQuestion, mode: ModelMode): Promise<string> => {
    const answer =
      answers[question.task] ??
      COACH_ANSWERS[question.task] ??
      FACT_ANSWERS[question.task] ??
      IMPORT_ANSWERS[question.task] ??
      SUGGESTION_ANSWERS[question.task] ??
      TAILORING_ANSWERS[question.task] ??
      TRANSLATION_ANSWERS[question.task] ??
      plainAnswer;
    const honest = await answer(question);
    // The model that checks a text is not the one that wrote it, so it stays honest while the writer fabricates.
    const isReader = question.task in FACT_ANSWERS;
    const value = isReader
      ? honest
      : mode === 'fabricate'
        ? fabricated(honest, question)
        : mode === 'injected'
          ? obeyed(honest, question)
          : (mode === 'drops' || mode === 'renames') && question.task in TRANSLATION_ANSWERS
            ? TRANSLATION_FAULTS[mode](honest)
            : honest;
    if (mode === 'misshapen') return JSON.stringify({ nothing: ['as', 'asked'] });
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return mode === 'broken' ? `${text.slice(0, text.length / 2)} …` : text;
  };

  const reply = async (response: ServerResponse, wire: Wire, asked: WireRequest, call: ModelCall) => {
    const { mode } = call;
    await pause(mode === 'slow' ? SLOW_MS : delayMs, response);
    if (response.closed) return;
    if (mode === 'busy' || mode === 'down') {
      const status = mode === 'busy' ? 429 : 500;
      response
        .writeHead(status, { 'content-type': 'application/json', 'retry-after': '20' })
        .end(JSON.stringify({ error: { message: `Mode ${mode}`, type: mode, code: status } }));
      return;
    }
    const text = await textFor(call.question, mode);
    const usage = { input: Math.ceil(call.body.length / 4), output: Math.ceil(text.length / 4) };
    if (!asked.isStream) {
      const body = JSON.stringify(wire.whole(text, usage));
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      });
      if (mode !== 'cut') return void response.end(body);
      response.write(body.slice(0, body.length / 2));
      await pause(50, response);
      return void response.destroy();
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    // Pieces of odd length, so that a placeholder is sometimes split.
    const pieces = text.match(/[^]{1,7}/g) ?? [''];
    for (const [index, piece] of pieces.entries()) {
      if (response.closed) return;
      if (mode === 'cut' && index > pieces.length / 2) {
        // Flush what was written before destroying the connection.
        await pause(50, response);
        return void response.destroy();
      }
      response.write(wire.piece(piece, index));
      if (delayMs > 0 && index % 8 === 0) await pause(delayMs / 10, response);
    }
    response.end(wire.end(usage));
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    const wire = WIRES.find((each) => each.isFor(path.split('?')[0] ?? ''));
    if (request.method !== 'POST' || wire === undefined) return void response.writeHead(404).end();
    const body = Buffer.concat(chunks).toString('utf8');
    const asked = wire.read(JSON.parse(body) as Record<string, unknown>, path);
    const chosen = /model:([a-z]+)/.exec(body)?.[1];
    const call: ModelCall = {
      path,
      headers: request.headers,
      body,
      question: readQuestion(asked),
      mode: isMode(chosen) ? chosen : state.mode,
      wasAborted: false,
    };
    calls.push(call);
    response.once('close', () => {
      call.wasAborted = !response.writableFinished;
    });
    await reply(response, wire, asked, call);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: given } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${given}/v1`,
    calls,
    answers,
    get mode() {
      return state.mode;
    },
    set mode(mode) {
      state.mode = mode;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
