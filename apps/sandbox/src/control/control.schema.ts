import { FAULT_MODES } from '../faults/faults.ts';
import type { Fault } from '../faults/faults.ts';
import type { FormFields, FormValue } from '../http/form.ts';
import type { Service } from '../http/service.ts';
import { Refused } from './refused.ts';

export function faultFrom(fields: FormFields, services: readonly Service[]): Fault {
  const service = services.find(({ name, faultModes }) => name === fields.service && faultModes.length > 0);
  if (!service) throw new Refused(`There is no service "${String(fields.service)}" to go wrong.`);
  const mode = FAULT_MODES.find((each) => each === fields.mode);
  if (!mode || !service.faultModes.includes(mode)) {
    throw new Refused(`"mode" of ${service.name} is one of ${service.faultModes.join(', ')}.`);
  }
  if (fields.match !== undefined && typeof fields.match !== 'string') throw new Refused('"match" is a text.');
  return {
    service: service.name,
    mode,
    match: fields.match,
    times: wholeFrom(fields.times, 'times', 1),
    status: wholeFrom(fields.status, 'status', 100),
    delay_ms: wholeFrom(fields.delay_ms, 'delay_ms', 0),
  };
}

export function secondsFrom(fields: FormFields): number {
  const seconds = wholeFrom(fields.advance_s, 'advance_s', 0);
  if (seconds === undefined) throw new Refused('"advance_s" is missing.');
  return seconds;
}

/** Maps each service to the URL of its new webhook endpoint. */
export function targetsFrom(
  fields: FormFields,
  services: readonly Service[],
): { service: string; url: string }[] {
  const targets = Object.entries(fields).map(([service, url]) => ({ service, url: String(url) }));
  if (targets.length === 0) throw new Refused('Name a service and its target.');
  for (const { service, url } of targets) {
    if (!services.some(({ name, http }) => http && name === service))
      throw new Refused(`No service "${service}".`);
    if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new Refused(`"${url}" is not an address.`);
  }
  return targets;
}

function wholeFrom(value: FormValue | undefined, name: string, least: number): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least) {
    throw new Refused(`"${name}" is a whole number from ${least}.`);
  }
  return value;
}
