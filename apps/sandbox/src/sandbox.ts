import { Calls } from './calls/calls.ts';
import { Clock } from './clock/clock.ts';
import { control } from './control/control.ts';
import { Faults } from './faults/faults.ts';
import { answeringFor, listening, send } from './http/server.ts';
import type { Handling, Port } from './http/server.ts';
import { mailboxPage } from './mail/mailbox-page.ts';
import { Mailbox } from './mail/mailbox.ts';
import { smtpListening, smtpService } from './mail/smtp.ts';
import type { Service } from './http/service.ts';
import { HOST } from './settings.ts';
import type { Settings } from './settings.ts';
import { PictureCache } from './printify/pictures/picture-cache.ts';
import { Printify } from './printify/printify-api.ts';
import { Store } from './store/store.ts';
import { PaymentProvider } from './stripe/provider.ts';
import { printifySigning, stripeSigning } from './webhooks/signature.ts';
import { Webhooks } from './webhooks/webhooks.ts';
import { VideoService } from './youtube/video-service.ts';

export interface Sandbox {
  addresses: { http: string; smtp: string; mailbox: string };
  stop(): Promise<void>;
}

const TICK_MS = 60_000;

export async function startSandbox(settings: Settings): Promise<Sandbox> {
  const store = new Store(settings.dataDir);
  const clock = new Clock(store);
  const faults = new Faults();
  const calls = new Calls(store);
  const mailbox = new Mailbox(store);
  const webhooks = new Webhooks({ store, faults, calls, signings: createSignings(settings) });
  const services = createServices({ store, clock, webhooks, settings });
  const controlled = control({ services, faults, calls, mailbox, clock, webhooks });

  const ports: Port[] = [];
  /** Due work also runs as real time passes. */
  const ticking = setInterval(() => {
    clock.advance(0);
    webhooks.wake();
  }, TICK_MS);
  const stop = async () => {
    clearInterval(ticking);
    webhooks.stop();
    await Promise.all(ports.map((port) => port.close()));
    store.close();
  };
  const next = (offset: number) => (settings.port === 0 ? 0 : settings.port + offset);
  try {
    ports.push(await listening(next(0), answeringFor([controlled, ...services], faults, calls)));
    ports.push(await smtpListening(next(1), { mailbox, faults, calls }));
    ports.push(await listening(next(2), mailboxHandling(mailbox)));
  } catch (error) {
    await stop();
    throw error;
  }
  webhooks.addEndpoint('stripe', settings.stripeWebhookUrl);
  webhooks.addEndpoint('printify', settings.printifyWebhookUrl);

  const [http, smtp, page] = ports.map(({ number }) => `${HOST}:${number}`);
  return {
    addresses: { http: `http://${http}`, smtp: `smtp://${smtp}`, mailbox: `http://${page}` },
    stop,
  };
}

function createSignings(settings: Settings) {
  return {
    stripe: stripeSigning(settings.stripeWebhookSecret),
    printify: printifySigning(settings.printifyWebhookSecret),
  };
}

interface ServiceParts {
  store: Store;
  clock: Clock;
  webhooks: Webhooks;
  settings: Settings;
}

/** Requests go to the first service that owns the path. */
function createServices(parts: ServiceParts): Service[] {
  return [
    new Printify(parts),
    new PictureCache(parts.settings.artDir),
    new PaymentProvider(parts),
    new VideoService(parts.settings.videoApiKey),
    smtpService,
    parts.webhooks.service,
  ];
}

function mailboxHandling(mailbox: Mailbox): Handling {
  return (message, response) => {
    const path = new URL(message.url ?? '/', 'http://mailbox').pathname;
    send(response, { method: message.method ?? 'GET' }, mailboxPage(mailbox, path));
  };
}
