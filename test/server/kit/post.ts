// Sends raw HTTP requests that our client never would, with a text or an object as body.

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

export const post = async (
  url: string,
  body: string | object,
  headers: Record<string, string> = {},
): Promise<Answered> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text };
};
