/**
 * @generated SignedSource<<936adc36cd47fb55f049559352285a35>>
 * @relayHash 65555fac26d9dd80eff3cadc23f7c431
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 757e4d50a162373590a03857fda0f166d1529a3f61eb5ff1f9620931bf6f3c7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "757e4d50a162373590a03857fda0f166d1529a3f61eb5ff1f9620931bf6f3c7b",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
