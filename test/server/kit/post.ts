// Sends a POST request with any text or object as its body, also such as our client would never send.

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
