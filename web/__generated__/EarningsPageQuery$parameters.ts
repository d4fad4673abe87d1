/**
 * @generated SignedSource<<6a4bad5ca6219bf18c291a5f09057469>>
 * @relayHash c50ce5472b03e81c1105f926056a317b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7ce14cdf4b715b1a4eb2af999b6ecd75b1b4438aec8deee32b9d6232163f1e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EarningsPageQuery } from './EarningsPageQuery.graphql';

const node: PreloadableConcreteRequest<EarningsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7ce14cdf4b715b1a4eb2af999b6ecd75b1b4438aec8deee32b9d6232163f1e5",
    "metadata": {},
    "name": "EarningsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
