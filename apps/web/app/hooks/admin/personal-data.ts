import { isEmptyPersonalData } from '@paniscus/domain/personal-data';
import type { PersonalData } from '@paniscus/domain/personal-data';
import type { PersonalDataState } from '@paniscus/features/personal-data';
import { useMutation } from '@tanstack/react-query';
import { getErrorMessage } from '../../api/error-messages';
import { erasePersonalData, findPersonalData } from '../../api/admin/personal-data';
import { downloadFile } from '../download';

const SEARCH_FAILURE = 'The search did not work. Please try again.';

/** Looks up and erases the data of one person. */
export function usePersonalData() {
  const erasure = useMutation({ mutationFn: erasePersonalData });
  const search = useMutation({ mutationFn: findPersonalData, onMutate: () => erasure.reset() });

  const getState = (): PersonalDataState => {
    if (search.isPending) return { kind: 'processing' };
    if (search.isError)
      return {
        kind: 'failed',
        message: getErrorMessage(search.error, SEARCH_FAILURE, SEARCH_FAILURE),
      };
    if (search.data === undefined) return { kind: 'idle' };
    const { data } = search;
    if (erasure.isPending) return { kind: 'erasing', data };
    if (erasure.isSuccess) return { kind: 'erased', data: erasure.data };
    if (erasure.isError)
      return {
        kind: 'refused',
        data,
        message: getErrorMessage(erasure.error, 'Nothing was erased. Please try again.'),
      };
    return isEmptyPersonalData(data) ? { kind: 'empty', email: data.email } : { kind: 'found', data };
  };

  return {
    state: getState(),
    onFind: (email: string) => search.mutate(email),
    onErase: erasure.mutate,
    onDownload: saveData,
  };
}

function saveData(data: PersonalData): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  downloadFile(file, `personal-data-${new Date().toISOString().slice(0, 10)}.json`);
}
