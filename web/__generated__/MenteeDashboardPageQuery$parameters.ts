/**
 * @generated SignedSource<<8d261f6d8094f80293115fba931811fe>>
 * @relayHash 7d2da60f3f36b2ad8daf846d0dd07464
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dd4ac8a96fc15385c11da74bae9f25e5f5b63fe29d167d1c02d300f655d4502

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5dd4ac8a96fc15385c11da74bae9f25e5f5b63fe29d167d1c02d300f655d4502",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
