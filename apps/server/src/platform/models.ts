import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';

export interface ModelEnv {
  AI_PROVIDER: 'none' | 'openai' | 'anthropic' | 'google' | 'compatible';
  AI_MODEL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_BASE_URL?: string | undefined;
}

/** The configured AI model; null when there is none. */
export function modelOf({
  AI_PROVIDER,
  AI_MODEL = '',
  AI_API_KEY,
  AI_BASE_URL,
}: ModelEnv): LanguageModel | null {
  const access = {
    ...(AI_API_KEY === undefined ? {} : { apiKey: AI_API_KEY }),
    ...(AI_BASE_URL === undefined ? {} : { baseURL: AI_BASE_URL }),
  };
  switch (AI_PROVIDER) {
    case 'none':
      return null;
    // OpenAI's newer API stores requests for 30 days by default; this one does not.
    case 'openai':
      return createOpenAI(access).chat(AI_MODEL);
    case 'anthropic':
      return createAnthropic(access)(AI_MODEL);
    case 'google':
      return createGoogle(access)(AI_MODEL);
    case 'compatible':
      return createOpenAICompatible({
        name: 'compatible',
        ...access,
        baseURL: AI_BASE_URL ?? '',
        includeUsage: true,
        supportsStructuredOutputs: true,
      })(AI_MODEL);
  }
}
