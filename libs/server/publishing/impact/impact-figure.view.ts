import type { ImpactFigure, ImpactFigureForm, StaffImpactFigure } from '@paniscus/domain/impact';
import type { ImpactFigureEntity } from './impact-figure.entity.ts';

export const toImpactFigure = (figure: ImpactFigureEntity): ImpactFigure => ({
  id: figure.id,
  title: figure.title,
  value: figure.value,
  period: figure.period,
  explanation: figure.explanation,
  source: figure.source,
  source_url: figure.sourceUrl,
});

export const toStaffImpactFigure = (figure: ImpactFigureEntity): StaffImpactFigure => ({
  ...toImpactFigure(figure),
  is_published: figure.isPublished,
  version: figure.version,
});

export const toFigureColumns = ({ source_url, is_published, ...texts }: ImpactFigureForm) => ({
  title: texts.title,
  value: texts.value,
  period: texts.period,
  explanation: texts.explanation,
  source: texts.source,
  sourceUrl: source_url,
  isPublished: is_published,
});
