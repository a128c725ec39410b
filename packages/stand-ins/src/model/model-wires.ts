/** A parsed request, independent of the provider's format. */
export interface WireRequest {
  readonly system: string;
  readonly messages: readonly { readonly role: string; readonly text: string }[];
  /** Schema of the answer; null for plain text. */
  readonly schema: unknown;
  readonly isStream: boolean;
}

export interface Usage {
  readonly input: number;
  readonly output: number;
}

/** One provider's request and response format. */
export interface Wire {
  isFor(path: string): boolean;
  read(body: Record<string, unknown>, path: string): WireRequest;
  whole(text: string, usage: Usage): unknown;
  /** Server-sent events: one for each piece, then the closing ones. */
  piece(text: string, index: number): string;
  end(usage: Usage): string;
}

const event = (data: unknown, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

type Row = Record<string, unknown>;
const rows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);
const row = (value: unknown): Row => (value ?? {}) as Row;

/** A string, or a list of parts of which some have text. */
const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : rows(content)
        .map((part) => (typeof part['text'] === 'string' ? part['text'] : ''))
        .join('\n');

const readMessages = (list: unknown) =>
  rows(list).map((message) => ({
    role: String(message['role']),
    text: textOf(message['content'] ?? message['parts']),
  }));

const OPENAI_WIRE: Wire = {
  isFor: (path) => path.endsWith('/chat/completions'),
  read: (body) => {
    const messages = readMessages(body['messages']);
    const isSystem = ({ role }: { role: string }) => role === 'system' || role === 'developer';
    return {
      system: messages
        .filter(isSystem)
        .map(({ text }) => text)
        .join('\n'),
      messages: messages.filter((message) => !isSystem(message)),
      schema: row(row(body['response_format'])['json_schema'])['schema'] ?? null,
      isStream: body['stream'] === true,
    };
  },
  whole: (content, { input, output }) => ({
    id: 'chatcmpl-stand-in',
    object: 'chat.completion',
    created: 1,
    model: 'stand-in',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  }),
  piece: (content) =>
    event({
      id: 'chatcmpl-stand-in',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'stand-in',
      choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }],
    }),
  end: ({ input, output }) =>
    event({
      id: 'chatcmpl-stand-in',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'stand-in',
      choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
      usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
    }) + event('[DONE]'),
};

const ANTHROPIC_WIRE: Wire = {
  isFor: (path) => path.endsWith('/messages'),
  read: (body) => ({
    system: textOf(body['system']),
    messages: readMessages(body['messages']),
    schema:
      row(row(body['output_config'])['format'])['schema'] ??
      row(body['output_format'])['schema'] ??
      rows(body['tools'])[0]?.['input_schema'] ??
      null,
    isStream: body['stream'] === true,
  }),
  whole: (text, { input, output }) => ({
    id: 'msg_stand_in',
    type: 'message',
    role: 'assistant',
    model: 'stand-in',
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: input, output_tokens: output },
  }),
  piece: (text, index) =>
    (index > 0
      ? ''
      : event(
          {
            type: 'message_start',
            message: {
              id: 'msg_stand_in',
              type: 'message',
              role: 'assistant',
              model: 'stand-in',
              content: [],
              stop_reason: null,
              stop_sequence: null,
              usage: { input_tokens: 1, output_tokens: 0 },
            },
          },
          'message_start',
        ) +
        event(
          { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
          'content_block_start',
        )) +
    event(
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } },
      'content_block_delta',
    ),
  end: ({ output }) =>
    event({ type: 'content_block_stop', index: 0 }, 'content_block_stop') +
    event(
      {
        type: 'message_delta',
        delta: { stop_reason: 'end_turn', stop_sequence: null },
        usage: { output_tokens: output },
      },
      'message_delta',
    ) +
    event({ type: 'message_stop' }, 'message_stop'),
};

const candidate = (text: string, finishReason?: 'STOP') => ({
  candidates: [
    { index: 0, content: { role: 'model', parts: [{ text }] }, ...(finishReason ? { finishReason } : {}) },
  ],
});

const googleUsage = ({ input, output }: Usage) => ({
  usageMetadata: {
    promptTokenCount: input,
    candidatesTokenCount: output,
    totalTokenCount: input + output,
  },
});

const GOOGLE_WIRE: Wire = {
  isFor: (path) => /:(?:stream)?generateContent/i.test(path),
  read: (body, path) => ({
    system: textOf(row(body['systemInstruction'])['parts']),
    messages: readMessages(body['contents']),
    schema:
      row(body['generationConfig'])['responseJsonSchema'] ??
      row(body['generationConfig'])['responseSchema'] ??
      null,
    isStream: path.includes(':streamGenerateContent'),
  }),
  whole: (text, usage) => ({ ...candidate(text, 'STOP'), ...googleUsage(usage) }),
  piece: (text) => event(candidate(text)),
  end: (usage) => event({ ...candidate('', 'STOP'), ...googleUsage(usage) }),
};

export const WIRES: readonly Wire[] = [OPENAI_WIRE, ANTHROPIC_WIRE, GOOGLE_WIRE];
