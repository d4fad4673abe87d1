/**
 * @generated SignedSource<<2cd86389eadc7ff3d75971146e136f3a>>
 * @relayHash 3ebe9319a3dfbb9fca53851b78ecbd56
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3fa43d6d81a122447fbc59fac7cdf8e8d72003b4f3ca6661510d9679f4fb745

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3fa43d6d81a122447fbc59fac7cdf8e8d72003b4f3ca6661510d9679f4fb745",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
