import { expect, test } from 'vitest';
import { findCalled } from './called-roles.ts';

const called = (text: string) => findCalled(text).map(({ word }) => word);

test('whom a contract calls something, in brackets, behind a word for it, and over the end of a line', () => {
  expect(
    called(
      'This lease (the "Lease") of 1 May 2030 (the "Effective Date") is between Ada Brook ("Landlord"), Carl Dunn (the Tenant), and Quay Ltd (hereinafter called\nthe "LENDER", with its heirs), who trusts Eva Frost, hereinafter referred to as "Receiving Party".',
    ),
  ).toEqual(['Landlord', 'Tenant', 'LENDER', 'Receiving Party']);
  expect(called('Ida Brandt (nachfolgend „Vermieterin“ genannt) und Karl Frost (der Mieter)')).toEqual([
    'Vermieterin',
    'Mieter',
  ]);
  expect(
    called('Ida Brandt (nachfolgend Vermieterin) und Karl Frost (im Folgenden: Mieter genannt)'),
  ).toEqual(['Vermieterin', 'Mieter']);
  expect(called('Mme Roy, ci-après dénommée « le bailleur », et M. Paul (le locataire)')).toEqual([
    'bailleur',
    'locataire',
  ]);
});

test('what stands in brackets is called nothing', () => {
  expect(called('The rent (monthly) is due (see clause 4), and the deposit (two months) is not.')).toEqual(
    [],
  );
});
