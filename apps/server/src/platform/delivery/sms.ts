export interface Sms {
  /** E.164 phone number. */
  to: string;
  text: string;
}

export interface SmsSender {
  send(message: Sms, signal: AbortSignal): Promise<void>;
}

export interface SmsOptions {
  /** Without a path. */
  apiUrl: string;
  accountId: string;
  authToken: string;
  from: string;
}

interface SmsEnv {
  SMS_API_URL: string;
  SMS_ACCOUNT_ID?: string | undefined;
  SMS_AUTH_TOKEN?: string | undefined;
  SMS_FROM?: string | undefined;
}

/** Null when no SMS provider is configured. */
export const smsSenderOf = ({ SMS_API_URL, SMS_ACCOUNT_ID, SMS_AUTH_TOKEN, SMS_FROM }: SmsEnv) =>
  SMS_ACCOUNT_ID === undefined
    ? null
    : createSmsSender({
        apiUrl: SMS_API_URL,
        accountId: SMS_ACCOUNT_ID,
        authToken: SMS_AUTH_TOKEN ?? '',
        from: SMS_FROM ?? '',
      });

/** Text messages over a Twilio-compatible HTTP API. Only jobs send them: the API may be slow or down. */
export function createSmsSender({ apiUrl, accountId, authToken, from }: SmsOptions): SmsSender {
  const url = new URL(`/2010-04-01/Accounts/${encodeURIComponent(accountId)}/Messages.json`, apiUrl);
  const authorization = `Basic ${Buffer.from(`${accountId}:${authToken}`).toString('base64')}`;
  return {
    send: async ({ to, text }, signal) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        signal,
        redirect: 'error',
      });
      await response.body?.cancel();
      // The response may repeat the message, which contains the code, so it goes into no error.
      if (!response.ok) throw new Error(`The message service answered ${response.status}.`);
    },
  };
}
