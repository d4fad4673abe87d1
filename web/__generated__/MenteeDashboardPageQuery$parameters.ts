/**
 * @generated SignedSource<<d045d3d4f8be4952cc272a828ece97a5>>
 * @relayHash 1e63d8108665ac50f7533fa250133657
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a32f12748287cdd234b1ea1589586c96e3b9129e4c31bc2282449d8e47d8aa7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a32f12748287cdd234b1ea1589586c96e3b9129e4c31bc2282449d8e47d8aa7",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
