import { Body, Controller, Get, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  fundChangeSchema,
  fundListResponse,
  fundOrderSchema,
  fundSchema,
  staffFundListResponse,
  staffFundResponse,
} from '@paniscus/domain/funds';
import type { Fund, FundChange, FundForm, FundOrder, StaffFund } from '@paniscus/domain/funds';
import { Audited, Roles } from '@paniscus/server/identity';
import { Endpoint, IdPipe, Public, SchemaPipe } from '@paniscus/server/platform';
import { FundEntity } from './fund.entity.ts';
import { FundsService } from './funds.service.ts';

@Controller('funds')
export class FundsController {
  constructor(private readonly funds: FundsService) {}

  @Public()
  @Endpoint({
    summary: 'Lists the active funds, in the order in which the donation form offers them.',
    response: { description: 'The funds.', schema: fundListResponse },
  })
  @Get()
  listActive(): Promise<Fund[]> {
    return this.funds.listActive();
  }

  @Roles('admin')
  @Endpoint({
    summary: 'Lists all funds, including closed ones, with what they have received.',
    response: { description: 'The funds, in order.', schema: staffFundListResponse },
  })
  @Header('cache-control', 'no-store')
  @Get('all')
  listAll(): Promise<StaffFund[]> {
    return this.funds.listAll();
  }

  @Roles('admin')
  @Endpoint({
    summary: 'Adds an active fund at the end.',
    response: { status: 201, description: 'The new fund.', schema: staffFundResponse },
    problems: { 422: 'A field is invalid, or another fund has the name.' },
  })
  @Audited('fund.created', { describe: ({ name }) => ({ name: String(name) }) })
  @Post()
  create(@Body(new SchemaPipe(fundSchema)) fund: FundForm): Promise<StaffFund> {
    return this.funds.create(fund);
  }

  @Roles('admin')
  @Endpoint({
    summary: 'Puts all funds in another order.',
    response: { description: 'All funds, in their new order.', schema: staffFundListResponse },
    problems: { 409: 'The list does not contain every fund once.' },
  })
  @Audited('fund.reordered', { reorders: FundEntity })
  @Put('order')
  @HttpCode(200)
  reorder(@Body(new SchemaPipe(fundOrderSchema)) { ids }: FundOrder): Promise<StaffFund[]> {
    return this.funds.reorder(ids);
  }

  @Roles('admin')
  @Endpoint({
    summary: 'Changes, closes or reopens a fund; its donations keep it.',
    response: { description: 'The updated fund.', schema: staffFundResponse },
    problems: {
      404: 'The fund does not exist.',
      409: 'The fund has a later version.',
      422: 'A field is invalid, or another fund has the name.',
    },
  })
  @Audited('fund.updated', {
    changes: FundEntity,
    describe: ({ name, is_active }) => ({ name: String(name), active: is_active === true ? 'yes' : 'no' }),
  })
  @Put(':id')
  update(
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(fundChangeSchema)) fund: FundChange,
  ): Promise<StaffFund> {
    return this.funds.update(id, fund);
  }
}
