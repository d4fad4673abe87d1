/**
 * @generated SignedSource<<8358dfda64f1b28f31657b4ea6d03df9>>
 * @relayHash 3c3da3c8da5f93b9ae8909a8d3637740
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1891048ff0cbb1cba5ef2d3854d838f4968c48e364ec7a0857698ff02441f1a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1891048ff0cbb1cba5ef2d3854d838f4968c48e364ec7a0857698ff02441f1a6",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
