import { FAULT_MODES } from '../faults/faults.ts';
import type { Fault } from '../faults/faults.ts';
import type { FormFields, FormValue } from '../http/form.ts';
import type { Service } from '../http/service.ts';
import { InvalidControlCall } from './invalid-control-call.ts';

export function parseFault(fields: FormFields, services: readonly Service[]): Fault {
  const service = services.find(({ name, faultModes }) => name === fields.service && faultModes.length > 0);
  if (!service)
    throw new InvalidControlCall(`Service "${String(fields.service)}" does not exist or cannot fail.`);
  const mode = FAULT_MODES.find((candidate) => candidate === fields.mode);
  if (!mode || !service.faultModes.includes(mode)) {
    throw new InvalidControlCall(
      `"mode" of ${service.name} must be one of ${service.faultModes.join(', ')}.`,
    );
  }
  if (fields.match !== undefined && typeof fields.match !== 'string')
    throw new InvalidControlCall('"match" must be a string.');
  return {
    service: service.name,
    mode,
    match: fields.match,
    times: parseInteger(fields.times, 'times', 1),
    status: parseInteger(fields.status, 'status', 100),
    delay_ms: parseInteger(fields.delay_ms, 'delay_ms', 0),
  };
}

export function parseSeconds(fields: FormFields): number {
  const seconds = parseInteger(fields.advance_s, 'advance_s', 0);
  if (seconds === undefined) throw new InvalidControlCall('"advance_s" is missing.');
  return seconds;
}

/** Maps each service to the URL of its new webhook endpoint. */
export function parseTargets(
  fields: FormFields,
  services: readonly Service[],
): { service: string; url: string }[] {
  const targets = Object.entries(fields).map(([service, url]) => ({ service, url: String(url) }));
  if (targets.length === 0) throw new InvalidControlCall('Specify at least one service and its URL.');
  for (const { service, url } of targets) {
    if (!services.some(({ name, http }) => http && name === service))
      throw new InvalidControlCall(`Service "${service}" does not exist.`);
    if (!/^https?:\/\//.test(url) || !URL.canParse(url))
      throw new InvalidControlCall(`"${url}" is not an HTTP URL.`);
  }
  return targets;
}

function parseInteger(value: FormValue | undefined, name: string, min: number): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min) {
    throw new InvalidControlCall(`"${name}" must be an integer of at least ${min}.`);
  }
  return value;
}
