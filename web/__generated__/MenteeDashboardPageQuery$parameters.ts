/**
 * @generated SignedSource<<6ebaba146b796d8bf8f2e2c02465291f>>
 * @relayHash 41caa5c1475f1cb86b98f64ead14dda5
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd55df4e594cb8cf7fb21fcbf871f0f4245b81cb71999768d8dc2ab281638e75

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd55df4e594cb8cf7fb21fcbf871f0f4245b81cb71999768d8dc2ab281638e75",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
