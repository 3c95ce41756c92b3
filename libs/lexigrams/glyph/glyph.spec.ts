import { describe, expect, it } from 'vitest';
import { VOCABULARY } from '../vocabulary/vocabulary.data.ts';
import { COMBINATIONS } from './combinations.ts';
import { glyphOf } from './glyph.ts';

const words = Object.keys(VOCABULARY);

describe('the signs of the board', () => {
  it('draws a different sign for every word of the vocabulary', () => {
    const signs = words.map((word) => glyphOf(word).elements.join('+'));

    expect(new Set(signs).size).toBe(words.length);
  });

  it('has room for the vocabulary without any two words sharing a sign', () => {
    expect(words.length).toBeLessThanOrEqual(COMBINATIONS.length);
  });

  it('draws the same sign for the same word every time', () => {
    expect(glyphOf('banana')).toEqual(glyphOf('banana'));
    expect(glyphOf('a word nobody taught')).toEqual(glyphOf('a word nobody taught'));
  });

  it('composes each sign of two or three of the nine elements', () => {
    for (const word of words) {
      const { elements, shapes } = glyphOf(word);

      expect(elements.length, word).toBeGreaterThanOrEqual(2);
      expect(elements.length, word).toBeLessThanOrEqual(3);
      expect(new Set(elements).size, word).toBe(elements.length);
      expect(shapes.length, word).toBe(elements.length);
    }
  });

  it('knows to which class a word belongs, and files strangers under function words', () => {
    expect(glyphOf('Kanzi').lexigramClass).toBe('people');
    expect(glyphOf('banana').lexigramClass).toBe('food');
    expect(glyphOf('Treehouse').lexigramClass).toBe('places');
    expect(glyphOf('toString').lexigramClass).toBe('function');
  });

  it('keeps every stroke inside the square of 48', () => {
    for (const word of words) {
      const numbers = glyphOf(word).shapes.flatMap(({ d }) => d.match(/-?\d+(\.\d+)?/g) ?? []);

      for (const number of numbers.map(Number)) {
        expect(number, word).toBeGreaterThanOrEqual(0);
        expect(number, word).toBeLessThanOrEqual(48);
      }
    }
  });
});
