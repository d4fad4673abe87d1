/**
 * @generated SignedSource<<54da71571d647944b04cdc8392fdbbf8>>
 * @relayHash b6c756d0d7283499b3d6ebd1c498e0c2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 412163a943da534a074eb0b2326c574e92198b3de3b7a6d2cc46e6c8b22a147b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "412163a943da534a074eb0b2326c574e92198b3de3b7a6d2cc46e6c8b22a147b",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
