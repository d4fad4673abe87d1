/**
 * @generated SignedSource<<2a8ae8ae68b1cbc9225365e75f4a5a3b>>
 * @relayHash ca5a881b38b09adf3b69d4cd01d34d23
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2a81cd646a265bdb2fd58116da6581036bac8a032d59fa37d38a57711d1e698

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2a81cd646a265bdb2fd58116da6581036bac8a032d59fa37d38a57711d1e698",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
