import type { TestApp } from '@paniscus/server/testing';

export type Client = {
  get: (path: string) => Promise<Response>;
  post: (path: string, body?: object) => Promise<Response>;
  put: (path: string, body: object) => Promise<Response>;
};

/** Client of `/api/{path}` that rejects when a response is not successful. */
export function openClient(server: TestApp, access?: string): Client {
  const request = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${server.url}/api/${path}`, {
      method,
      headers: {
        ...(access !== undefined && { authorization: `Bearer ${access}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
    return response;
  };
  return {
    get: (path) => request('GET', path),
    post: (path, body = {}) => request('POST', path, body),
    put: (path, body) => request('PUT', path, body),
  };
}
