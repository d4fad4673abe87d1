/**
 * @generated SignedSource<<3878c421f4e44344758df73ea28981ee>>
 * @relayHash e4289705f13149910b446c6ef39976f1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 783f873f1d702c9c76e6954d24b3f52c1c07415ba0bf8595c35a8d9c13ad5b6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricingPageQuery } from './PricingPageQuery.graphql';

const node: PreloadableConcreteRequest<PricingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "783f873f1d702c9c76e6954d24b3f52c1c07415ba0bf8595c35a8d9c13ad5b6c",
    "metadata": {},
    "name": "PricingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
