// What the picture of each page shows, for scripts/pictures.ts, which draws them and takes this list away.
import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { subjectOf, transportsOf } from '../../components/rule/scope.ts';
import { renderProse } from '../../schemas/prose.ts';
import { LEVELS } from '../../schemas/taxonomy.ts';
import { ownPicture, SITE_PICTURE, type Picture } from '../../site/pictures.ts';

export const GET: APIRoute = async () => {
  const questions = (await getCollection('questions')).map(({ id, data }): Picture => {
    const { name, seniority } = LEVELS[data.level];
    return {
      path: ownPicture(`/questions/${id}/`),
      title: renderProse(data.title, '/'),
      label: `Question · ${name}${name.toLowerCase() === seniority ? '' : ` (${seniority})`}`,
      note: 'answer first, then look',
      rank: Number(data.level.slice(1)),
    };
  });
  const rules = (await getCollection('rules')).map(({ id, data }): Picture => ({
    path: ownPicture(`/rules/${id}/`),
    title: renderProse(data.title, '/'),
    label: [subjectOf(data.appliesTo), transportsOf(data.appliesTo)].join(' · '),
    note: 'the line that decides',
    rule: { id, keyword: data.level },
  }));
  const lessons = (await getCollection('lessons')).map(({ id, data }): Picture => ({
    path: ownPicture(`/lessons/${id}/`),
    title: renderProse(data.title, '/'),
    label: `Lesson · ${data.minutes} minutes`,
    note: 'it runs as you read',
  }));
  const site: Picture = {
    path: SITE_PICTURE,
    title: 'The Model Context Protocol, proved on the wire',
    label: 'Questions · rules · lessons',
    note: 'run, not typed',
  };
  const pictures = [site, ...questions, ...rules, ...lessons];
  return new Response(JSON.stringify(pictures.sort((one, other) => (one.path < other.path ? -1 : 1))));
};
