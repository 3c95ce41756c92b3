import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { erasureSchema, personalDataResponse, personalDataSchema } from '@paniscus/domain/personal-data';
import type { Erasure, PersonalData, PersonalDataRequest } from '@paniscus/domain/personal-data';
import { Audited, Roles } from '@paniscus/server/identity';
import { Endpoint, SchemaPipe } from '@paniscus/server/platform';
import { PersonalDataService } from './personal-data.service.ts';

@Roles('admin')
@Controller('personal-data')
export class PersonalDataController {
  constructor(private readonly personalData: PersonalDataService) {}

  @Endpoint({
    summary: 'Returns everything that is held about one email address.',
    response: { description: 'What is held; lists are empty when nothing is.', schema: personalDataResponse },
  })
  @Header('cache-control', 'no-store')
  @Audited('personal_data.viewed')
  @Post()
  @HttpCode(200)
  find(@Body(new SchemaPipe(personalDataSchema)) { email }: PersonalDataRequest): Promise<PersonalData> {
    return this.personalData.find(email);
  }

  @Endpoint({
    summary:
      'Erases a person: names, addresses, emails and messages go; amounts, dates and numbers that bookkeeping needs stay.',
    response: { description: 'What was held until then.', schema: personalDataResponse },
    problems: {
      404: 'Nothing is held about this email address.',
      409: 'An order, a payment, a recurring donation or an email of this person is still in progress.',
    },
  })
  @Header('cache-control', 'no-store')
  @Audited('personal_data.erased')
  @Post('erase')
  @HttpCode(200)
  erase(@Body(new SchemaPipe(erasureSchema)) { email }: Erasure): Promise<PersonalData> {
    return this.personalData.erase(email);
  }
}
