import { expect, test } from 'vitest';
import { listFacts } from './list-facts.ts';

test('where the opening names one alone, the lines above the signatures name the others', () => {
  const text = `COOPERATION AGREEMENT

This Agreement is made by The Quay Group, Inc. (the “Company”) and each of those who have signed below.

1. Purpose
Boats are built as Old Harbour Advisers LLC has proposed.

THE QUAY GROUP, INC.

By: /s/ Ada Brook
Name: Ada Brook

HARBOUR FUNDS, L.P.
By: Harbour Partners GP, LLC
By: /s/ Carl Dunn`;
  const named = listFacts([{ page: 1, text }], 'en').facts.filter(({ name }) => name === 'party');
  expect(named.map(({ text: said }) => said)).toEqual(['Quay Group, Inc.', 'HARBOUR FUNDS, L.P.']);
});
