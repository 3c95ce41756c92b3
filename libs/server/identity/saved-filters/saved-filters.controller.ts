import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  filterNameSchema,
  savedFilterListResponse,
  savedFilterResponse,
  savedFilterSchema,
} from '@paniscus/domain/session';
import type { FilterNameForm, SavedFilter, SavedFilterForm } from '@paniscus/domain/session';
import { Endpoint, IdPipe, SchemaPipe } from '@paniscus/server/platform';
import { Roles, StaffUser } from '../auth/staff-identity.ts';
import type { StaffIdentity } from '../auth/staff-identity.ts';
import { SavedFilters } from './saved-filters.service.ts';

const FILTER_NOT_FOUND = 'The staff member has no such filter.';
const NAME_IN_USE = 'The staff member has another filter of this list with the name.';

/** Only admins see lists with filters. */
@Roles('admin')
@Controller('account/filters')
export class SavedFiltersController {
  constructor(private readonly filters: SavedFilters) {}

  @Endpoint({
    summary: 'Lists the filters that the signed-in staff member has saved, by name.',
    response: { description: 'The filters of all lists.', schema: savedFilterListResponse },
  })
  @Header('cache-control', 'no-store')
  @Get()
  list(@StaffUser() staff: StaffIdentity): Promise<SavedFilter[]> {
    return this.filters.list(staff);
  }

  @Endpoint({
    summary: 'Saves a filter of a list. Saving the same filter again has no further effect.',
    response: { status: 201, description: 'The saved filter.', schema: savedFilterResponse },
    problems: {
      409: `${NAME_IN_USE.slice(0, -1)}, or as many filters as a list can have.`,
      422: 'The list, the name or the filter is invalid.',
    },
  })
  @Header('cache-control', 'no-store')
  @Post()
  @HttpCode(201)
  save(
    @Body(new SchemaPipe(savedFilterSchema)) form: SavedFilterForm,
    @StaffUser() staff: StaffIdentity,
  ): Promise<SavedFilter> {
    return this.filters.save(staff, form);
  }

  @Endpoint({
    summary: 'Renames a saved filter.',
    response: { description: 'The renamed filter.', schema: savedFilterResponse },
    problems: { 404: FILTER_NOT_FOUND, 409: NAME_IN_USE, 422: 'The name is invalid.' },
  })
  @Header('cache-control', 'no-store')
  @Put(':id')
  rename(
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(filterNameSchema)) { name }: FilterNameForm,
    @StaffUser() staff: StaffIdentity,
  ): Promise<SavedFilter> {
    return this.filters.rename(staff, id, name);
  }

  @Endpoint({
    summary: 'Deletes a saved filter.',
    response: { status: 204, description: 'The filter is deleted.' },
    problems: { 404: FILTER_NOT_FOUND },
  })
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: number, @StaffUser() staff: StaffIdentity): Promise<void> {
    return this.filters.remove(staff, id);
  }
}
