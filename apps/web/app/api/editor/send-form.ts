import { ProblemError } from '../problem-error';

type FormRequest = {
  form: FormData;
  access: string | null;
  /** Share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Posts a form, and reports its progress, which `fetch` cannot. Throws ProblemError with status 0. */
export function sendForm(url: string, { form, access, onProgress, signal }: FormRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new ProblemError(0));
    signal.addEventListener('abort', () => request.abort());
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve(toResponse(request));
    request.onerror = fail;
    request.onabort = fail;
    request.ontimeout = fail;
    request.open('POST', url);
    request.setRequestHeader('accept', 'application/json');
    if (access !== null) request.setRequestHeader('authorization', `Bearer ${access}`);
    request.send(form);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after', 'www-authenticate']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(request.responseText, { status: request.status, headers });
}
