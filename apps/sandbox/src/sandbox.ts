import { Calls } from './calls/calls.ts';
import { Clock } from './clock/clock.ts';
import { createControlService } from './control/control.ts';
import { Faults } from './faults/faults.ts';
import { createRequestHandler, listen, send } from './http/server.ts';
import type { RequestHandler, Port } from './http/server.ts';
import { renderMailboxPage } from './mail/mailbox-page.ts';
import { Mailbox } from './mail/mailbox.ts';
import { listenSmtp, smtpService } from './mail/smtp.ts';
import type { Service } from './http/service.ts';
import { HOST } from './settings.ts';
import type { Settings } from './settings.ts';
import { PictureService } from './printify/pictures/picture-service.ts';
import { Printify } from './printify/printify-api.ts';
import { Store } from './store/store.ts';
import { StripeService } from './stripe/stripe-service.ts';
import { createPrintifySigner, createStripeSigner } from './webhooks/signature.ts';
import { Webhooks } from './webhooks/webhooks.ts';
import { PlayerService } from './youtube/player-service.ts';
import { VideoService } from './youtube/video-service.ts';

export interface Sandbox {
  urls: { http: string; smtp: string; mailbox: string };
  stop(): Promise<void>;
}

const TICK_MS = 60_000;

export async function startSandbox(settings: Settings): Promise<Sandbox> {
  const store = new Store(settings.dataDir);
  const clock = new Clock(store, settings.fixedTime);
  const faults = new Faults();
  const calls = new Calls(store);
  const mailbox = new Mailbox(store);
  const webhooks = new Webhooks({ store, clock, faults, calls, signers: createSigners(settings) });
  const services = createServices({ store, clock, webhooks, settings });
  const controlService = createControlService({ services, faults, calls, mailbox, clock, webhooks });

  const ports: Port[] = [];
  /** Due work also runs as real time passes. */
  const timer = setInterval(() => {
    clock.advance(0);
    webhooks.wake();
  }, TICK_MS);
  const stop = async () => {
    clearInterval(timer);
    webhooks.stop();
    await Promise.all(ports.map((port) => port.close()));
    store.close();
  };
  const getPort = (offset: number) => (settings.port === 0 ? 0 : settings.port + offset);
  try {
    ports.push(
      await listen(getPort(0), createRequestHandler([controlService, ...services], { clock, faults, calls })),
    );
    ports.push(await listenSmtp(getPort(1), { mailbox, clock, faults, calls }));
    ports.push(await listen(getPort(2), createMailboxHandler(mailbox)));
  } catch (error) {
    await stop();
    throw error;
  }
  webhooks.addEndpoint('stripe', settings.stripeWebhookUrl);
  webhooks.addEndpoint('printify', settings.printifyWebhookUrl);

  const [http, smtp, mailboxAddress] = ports.map(({ number }) => `${HOST}:${number}`);
  return {
    urls: { http: `http://${http}`, smtp: `smtp://${smtp}`, mailbox: `http://${mailboxAddress}` },
    stop,
  };
}

function createSigners(settings: Settings) {
  return {
    stripe: createStripeSigner(settings.stripeWebhookSecret),
    printify: createPrintifySigner(settings.printifyWebhookSecret),
  };
}

interface ServiceDependencies {
  store: Store;
  clock: Clock;
  webhooks: Webhooks;
  settings: Settings;
}

/** Requests go to the first service that owns the path. */
function createServices(dependencies: ServiceDependencies): Service[] {
  return [
    new Printify(dependencies),
    new PictureService(dependencies.settings.artDir),
    new StripeService(dependencies),
    new VideoService(dependencies.settings.videoApiKey),
    new PlayerService(dependencies.settings.filmFile),
    smtpService,
    dependencies.webhooks.service,
  ];
}

function createMailboxHandler(mailbox: Mailbox): RequestHandler {
  return (message, response) => {
    const path = new URL(message.url ?? '/', 'http://mailbox').pathname;
    send(response, { method: message.method ?? 'GET' }, renderMailboxPage(mailbox, path));
  };
}
