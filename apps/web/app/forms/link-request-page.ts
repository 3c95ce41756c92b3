import type { RenderedIsland } from '@paniscus/islands';
import { createContext, data } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { serverContext } from '../server-context';
import { getText } from './form-text';
import { toLinkRequestResult } from './link-request';
import type { LinkRequestResult } from './link-request';

type Values = Record<string, string>;
type PostedForm = { result: LinkRequestResult; values: Values };

/** The form that was posted with this request. */
const postedForm = createContext<PostedForm | null>(null);

/** Result and values of the form that was posted with this request, for its island; the action runs before the loader. */
export const getPostedForm = <Props extends object>(context: LoaderFunctionArgs['context']) =>
  (context.get(postedForm) ?? {}) as Props;

/** Action for a form that requests a link by email: without JavaScript the browser posts it to the page. */
export function linkRequestAction(apiPath: string, fields: readonly string[]) {
  return async ({ context, request }: ActionFunctionArgs) => {
    const form = await request.formData();
    const values = Object.fromEntries(fields.map((name) => [name, getText(form, name)]));
    const response = await context.get(serverContext).api(apiPath, values);
    context.set(postedForm, { result: await toLinkRequestResult(response), values });
    return data(null, { status: response.ok ? 200 : response.status });
  };
}

/** Title of a page with such a form. After a post it says how that ended, because a page that loads announces nothing else. */
export function toResultTitle(title: string, island: RenderedIsland | undefined): string {
  const { result } = (island?.props ?? {}) as Partial<PostedForm>;
  if (result?.kind === 'sent') return 'Check your email';
  return result?.kind === 'failed' ? `Error: ${title}` : title;
}
