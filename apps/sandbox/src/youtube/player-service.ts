import { readFile } from 'node:fs/promises';
import type { HttpResponse, HttpRequest } from '../http/exchange.ts';
import type { Service } from '../http/service.ts';
import { VIDEOS } from './videos.data.ts';

const EMBED = /^\/embed\/([\w-]{11})$/;
const FILM = '/embed/film.webm';

/** Fake of YouTube's player: every sample video plays the same short drawn film, marked as a sample. */
export class PlayerService implements Service {
  readonly name = 'player';
  readonly faultModes = ['down', 'slow', 'error'] as const;
  readonly http = {
    owns: (path: string) => path.startsWith('/embed/'),
    respond: (request: HttpRequest) => this.#respond(request),
  };
  readonly #filmFile: string;

  constructor(filmFile: string) {
    this.#filmFile = filmFile;
  }

  async #respond({ url }: HttpRequest): Promise<HttpResponse> {
    if (url.pathname === FILM)
      return { status: 200, body: await readFile(this.#filmFile), headers: { 'content-type': 'video/webm' } };
    const [, id] = EMBED.exec(url.pathname) ?? [];
    const video = VIDEOS.find((candidate) => candidate.id === id);
    return {
      status: video === undefined ? 404 : 200,
      body: video === undefined ? PAGE_NOT_FOUND : buildPage(video.title),
      headers: { 'content-type': 'text/html; charset=utf-8' },
    };
  }
}

const PAGE_NOT_FOUND =
  '<!doctype html><html lang="en"><title>Not found</title><p>This video is unavailable.</p>';

/** The page that an `iframe` shows. Muted, because browsers block autoplay with sound. */
const buildPage = (title: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>
  body { margin: 0; background: black; color: white; font: 1rem/1.4 system-ui, sans-serif }
  video { display: block; width: 100vw; height: 100vh; object-fit: cover }
  p { position: absolute; inset: 0 auto auto 0; margin: 0.5rem; padding: 0.25rem 0.5rem; background: black }
</style>
<video src="${FILM}" autoplay muted loop controls playsinline aria-label="Sample video: ${escapeHtml(title)}"></video>
<p>Sample video</p>
</html>`;

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0) ?? 0};`);
