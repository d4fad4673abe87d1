/**
 * @generated SignedSource<<a135211b216334d8caa99ccdcc1a2a7f>>
 * @relayHash 4d0a8406cf356f6384b6fcc2c2c3307c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aad99c50fde96f836389d5c8d65068c3430c905f72c832c585c409ae4cadd6b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteesTabQuery } from './MenteesTabQuery.graphql';

const node: PreloadableConcreteRequest<MenteesTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aad99c50fde96f836389d5c8d65068c3430c905f72c832c585c409ae4cadd6b1",
    "metadata": {},
    "name": "MenteesTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
